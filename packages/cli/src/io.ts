import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';

/** What a command reads and writes: the process, or streams of a test. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable;
}

/** 0 all well, 1 a failure was found, 2 wrong use. */
export type Status = 0 | 1 | 2;

/** Adds a command to the program; the command says how it ended. */
export type AddCommand = (program: Command, io: Io, end: (status: Status) => void) => void;

/** The command was called in a wrong way. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
/** What the command was to look at is not as it should be. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
}

export const say = (io: Io, text = ''): void => {
  io.stdout.write(`${text}\n`);
};
export const log = (io: Io, text: string): void => {
  io.stderr.write(`${text}\n`);
};
export const sayJson = (io: Io, data: unknown): void => say(io, JSON.stringify(data, null, 2));
