import { answers } from './answers.ts';
import { around } from './around.ts';
import { endings } from './endings.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { notices } from './notices.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';
import { study } from './study.ts';
import { table } from './table.ts';
import { tracks } from './tracks.ts';

/** All messages by key. English sets the keys and the arguments that the other languages follow. */
export const messages = {
  ...answers,
  ...around,
  ...endings,
  ...errors,
  ...facts,
  ...interfaceTexts,
  ...moves,
  ...notices,
  ...questions,
  ...rules,
  ...story,
  ...study,
  ...table,
  ...tracks,
};
