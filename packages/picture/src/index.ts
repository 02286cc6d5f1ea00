export { type Named, type PictureOptions, pictureOf } from './picture-of.ts';
