export { library } from '../en/library.ts';
