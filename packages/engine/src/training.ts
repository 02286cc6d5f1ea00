/*
 * The door for training alone: it tells what no side may know. Players and pages must not come through here.
 */
export { writeTruePlaces } from './observe/true-places.ts';
