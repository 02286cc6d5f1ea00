import type { CreateAccount, Me, Recover, SignIn, Somebody } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import { Refused } from '../refused.ts';
import { isConflict, type Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { Schema } from '../storage/schema.ts';
import { newId, type World } from '../world.ts';
import type { Guesses } from './guesses.ts';
import type { Admitted, Keys } from './keys.ts';
import { nameKey, properName } from './names.ts';
import { checkPassword, type Passwords } from './passwords.ts';
import { nameTaken, type People } from './people.ts';
import { hashOfCode, newCodes } from './secrets.ts';

/** Who knocks: the browser in its own words, and from where. */
export interface Visitor {
  readonly device: string;
  readonly address: string;
}

interface AccountsNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly people: People;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
}

/** The same whether the name or the password is wrong. */
const wrongPassword = (): Refused => new Refused('wrong-password', 'Wrong name or password');
const wrongCode = (): Refused =>
  new Refused('wrong-password', 'The name or the recovery code is wrong, or the code has already been used');
const keptOut = (): Refused => new Refused('banned', 'You can no longer play on this server');

function requireGuest({ kind }: Pick<Me, 'kind'>): void {
  if (kind === 'account') throw new Refused('has-account', 'You already have an account');
}

/** Accounts: a name and a password, and codes for the day when the password is lost. */
export class Accounts {
  private readonly needs: AccountsNeeds;

  constructor(needs: AccountsNeeds) {
    this.needs = needs;
  }

  /**
   * Make an account for somebody new, or for a guest, who keeps its games. All keys the guest had are void: whoever slipped
   * one of them to somebody would otherwise own the account too.
   */
  async create(
    guest: Me | null,
    { name: wanted, password }: CreateAccount,
    { device, key: own }: { readonly device: string; readonly key: string | null },
  ): Promise<Admitted & { recoveryCodes: string[] }> {
    const { storage, world, keys, passwords, people } = this.needs;
    const { name, key: login, look } = properName(wanted);
    checkPassword(password, name);
    if (guest !== null) requireGuest(guest);
    const now = world.now();
    const me: Me = { id: guest?.id ?? newId(world), name, kind: 'account', created: guest?.created ?? now };
    const hash = await passwords.hash(password);
    const admitted = await storage
      .write(async (tx) => {
        if (guest === null)
          await tx
            .insertInto('people')
            .values({ ...me, banned: null, deleted: null })
            .execute();
        else {
          requireGuest(await keys.lockOwner(tx, me.id, own));
          await tx.updateTable('people').set({ name, kind: 'account' }).where('id', '=', me.id).execute();
        }
        await tx.insertInto('accounts').values({ person: me.id, login, look, password: hash, created: now }).execute();
        await keys.revokeAll(tx, me.id);
        const recoveryCodes = await this.giveCodes(tx, me.id);
        return { me, key: await keys.issue(tx, me.id, device), recoveryCodes };
      })
      .catch((error: unknown) => {
        throw isConflict(error) ? nameTaken(name) : error;
      });
    people.forget(me.id);
    keys.revoked(me.id);
    return admitted;
  }

  /** Whom everybody may know by this name. */
  async find(name: string): Promise<Somebody> {
    const found = await this.byLogin(nameKey(name));
    if (found === undefined) throw new Refused('not-found', 'There is no account with this name');
    return { id: found.me.id, name: found.me.name };
  }

  async signIn({ name, password }: SignIn, { device, address }: Visitor): Promise<Admitted> {
    const { storage, keys, passwords, guesses } = this.needs;
    const login = nameKey(name);
    await guesses.count('password', login, address);
    const found = await this.byLogin(login);
    if (!(await passwords.isRight(found?.password, password)) || found === undefined) throw wrongPassword();
    await guesses.clear('password', login, address);
    return storage.write(async (tx) => {
      const { banned } = await lockPerson(tx, storage.engine, found.me.id);
      if (banned !== null) throw keptOut();
      // Looking at a guess takes a while, in which somebody may have set a new password
      const same = await tx
        .selectFrom('accounts')
        .select('person')
        .where('person', '=', found.me.id)
        .where('password', '=', found.password)
        .executeTakeFirst();
      if (same === undefined) throw wrongPassword();
      return { me: found.me, key: await keys.issue(tx, found.me.id, device) };
    });
  }

  /** Prove to be the owner once more, before something that can't be undone. */
  async prove(me: Me, password: string): Promise<void> {
    const { storage, passwords, guesses } = this.needs;
    const account = await storage.db
      .selectFrom('accounts')
      .select(['login', 'password'])
      .where('person', '=', me.id)
      .executeTakeFirst();
    if (account === undefined) throw new Refused('no-account', 'You are playing as a guest: create an account first');
    await guesses.count('proof', account.login, me.id);
    if (!(await passwords.isRight(account.password, password))) throw wrongPassword();
    await guesses.clear('proof', account.login, me.id);
  }

  /** Everywhere else one has to sign in again. */
  async changePassword(me: Me, old: string, password: string, key: string): Promise<void> {
    const { storage, keys, passwords } = this.needs;
    await this.prove(me, old);
    checkPassword(password, me.name);
    const hash = await passwords.hash(password);
    await storage.write(async (tx) => {
      await keys.lockOwner(tx, me.id, key);
      await tx.updateTable('accounts').set({ password: hash }).where('person', '=', me.id).execute();
      await keys.revokeAll(tx, me.id, key);
    });
    keys.revoked(me.id);
  }

  /** New codes; the old ones are void. */
  async renewCodes(me: Me, password: string, key: string): Promise<string[]> {
    const { storage, keys } = this.needs;
    await this.prove(me, password);
    return storage.write(async (tx) => {
      await keys.lockOwner(tx, me.id, key);
      return this.giveCodes(tx, me.id);
    });
  }

  /** Set a new password with a code, which works once. */
  async recover(
    { name, code, password }: Recover,
    { device, address }: Visitor,
  ): Promise<Admitted & { codesLeft: number }> {
    const { storage, keys, passwords, guesses } = this.needs;
    const login = nameKey(name);
    checkPassword(password, name);
    await guesses.count('recovery', login, address);
    // Done before anything is known, so that it takes as long whatever was wrong
    const hash = await passwords.hash(password);
    const found = await this.byLogin(login);
    const recovered = await storage.write(async (tx) => {
      if (found === undefined) throw wrongCode();
      const person = found.me.id;
      const { banned } = await lockPerson(tx, storage.engine, person);
      const { numDeletedRows } = await tx
        .deleteFrom('recovery_codes')
        .where('person', '=', person)
        .where('hash', '=', hashOfCode(code))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw wrongCode();
      if (banned !== null) throw keptOut();
      await tx.updateTable('accounts').set({ password: hash }).where('person', '=', person).execute();
      await keys.revokeAll(tx, person);
      const left = await tx.selectFrom('recovery_codes').select('hash').where('person', '=', person).execute();
      return { me: found.me, key: await keys.issue(tx, person, device), codesLeft: left.length };
    });
    keys.revoked(recovered.me.id);
    await guesses.clear('recovery', login, address);
    await guesses.clear('password', login, address);
    return recovered;
  }

  private async giveCodes(tx: Transaction<Schema>, person: string): Promise<string[]> {
    const codes = newCodes(this.needs.world);
    await tx.deleteFrom('recovery_codes').where('person', '=', person).execute();
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ person, hash: hashOfCode(code) })))
      .execute();
    return codes;
  }

  private async byLogin(login: string): Promise<{ me: Me; password: string } | undefined> {
    const found = await this.needs.storage.db
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['people.id', 'people.name', 'people.kind', 'people.created', 'accounts.password'])
      .where('accounts.login', '=', login)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { password, ...me } = found;
    return { me, password };
  }
}
