export { famous } from '../en/famous.ts';
