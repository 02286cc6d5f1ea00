import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.ts';
import type { World } from '../world.ts';

const PASSES = 2;
const SALT_BYTES = 16;
/** Different ones, the owner's name apart. */
const FEWEST_LETTERS = 5;

/** However a keyboard puts the letters together, the password is the same. */
const plain = (password: string): string => password.normalize('NFKC');

/** Passwords are kept as argon2id hashes, each with a salt of its own. */
export class Passwords {
  private readonly world: World;
  private readonly memoryKib: number;
  private decoy: Promise<string> | null = null;

  constructor(world: World, memoryKib: number) {
    this.world = world;
    this.memoryKib = memoryKib;
  }

  hash(password: string): Promise<string> {
    return hash(plain(password), {
      memoryCost: this.memoryKib,
      timeCost: PASSES,
      parallelism: 1,
      salt: this.world.random(SALT_BYTES),
    });
  }

  /** Without a hash to compare with it takes as long, so that nobody learns whether there is an account. */
  async isRight(stored: string | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('decoy');
    const right = await verify(stored ?? (await this.decoy), plain(password));
    return stored !== undefined && right;
  }
}

/** What everybody would try first is no password. */
export function checkPassword(password: string, name: string): void {
  const rest = plain(password).toLowerCase().replaceAll(plain(name).toLowerCase(), '');
  if (new Set(rest).size < FEWEST_LETTERS)
    throw new Refused(
      'bad-password',
      'This password is too easy to guess: choose a longer one with a greater variety of characters',
    );
}
