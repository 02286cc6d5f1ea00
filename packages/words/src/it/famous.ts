import type { Like } from '../catalogue.ts';
import type { famous as english } from '../en/famous.ts';
import { exampleComments } from './famous-example.ts';
import { finalComments } from './famous-final.ts';

export const famous: Like<typeof english> = { ...finalComments, ...exampleComments };
