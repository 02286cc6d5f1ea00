import {
  ChangePassword,
  CreateAccount,
  NewAccount,
  NewRecoveryCodes,
  ProvePassword,
  Recover,
  Recovered,
  SignedIn,
  SignIn,
  UseLink,
  WhoAmI,
} from '@longtwilight/protocol';
import type { Config } from '../../config.ts';
import { UsedByAddress } from '../address-limit.ts';
import { deviceOf, keyIn, requireMe, visitorOf } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const tags = ['accounts'];
/** Each of these may cost a hash of a password. Guesses at one account are limited in `people/guesses.ts`, from wherever. */
const config = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Accounts, and signing in and out. */
export function accountRoutes(app: HttpApp, services: Services, settings: Config): void {
  ownAccountRoutes(app, services, settings);
  signInRoutes(app, services);
}

function ownAccountRoutes(app: HttpApp, { identity, accounts }: Services, { accountLimit }: Config): void {
  const made = new UsedByAddress(app, {
    most: accountLimit,
    why: () => `Too many new accounts from this address (${accountLimit} within an hour): try again later`,
  });

  app.post('/account', {
    schema: {
      tags,
      summary: 'Create an account',
      description:
        'A guest who creates an account keeps the games played so far, but has to sign in again on other devices.',
      body: CreateAccount,
      response: gives(NewAccount),
    },
    config,
    handler: async (request, reply) => {
      const { recoveryCodes, ...admitted } = await made.use(request, 1, () =>
        accounts.create(request.me, request.body, { device: deviceOf(request), key: keyIn(request) }),
      );
      return { me: identity.admit(reply, admitted), recoveryCodes };
    },
  });

  app.put('/account/password', {
    schema: {
      tags,
      summary: 'Change the password; you are signed out everywhere else',
      body: ChangePassword,
      response: gives(SignedIn),
    },
    config,
    handler: async (request) => {
      const me = requireMe(request);
      // Who is known has come with a key
      await accounts.changePassword(me, request.body.old, request.body.password, keyIn(request)!);
      return { me };
    },
  });

  app.post('/account/recovery-codes', {
    schema: {
      tags,
      summary: 'Create new recovery codes; the old codes stop working',
      body: ProvePassword,
      response: gives(NewRecoveryCodes),
    },
    config,
    handler: async (request) => ({
      recoveryCodes: await accounts.renewCodes(requireMe(request), request.body.password, keyIn(request)!),
    }),
  });
}

function signInRoutes(app: HttpApp, { identity, accounts, keys }: Services): void {
  app.post('/session', {
    schema: { tags, summary: 'Sign in', body: SignIn, response: gives(SignedIn) },
    config,
    handler: async (request, reply) => ({
      me: identity.admit(reply, await accounts.signIn(request.body, visitorOf(request))),
    }),
  });

  app.delete('/session', {
    schema: {
      tags,
      summary: 'Sign out; a guest who signs out can’t come back as the same guest',
      response: gives(WhoAmI),
    },
    handler: async (request, reply) => {
      await identity.signOut(request, reply);
      return { me: null };
    },
  });

  app.post('/session/link', {
    schema: { tags, summary: 'Sign in with a key created on another device', body: UseLink, response: gives(SignedIn) },
    config,
    handler: async (request, reply) => ({
      me: identity.admit(reply, await keys.useLink(request.body.key, deviceOf(request))),
    }),
  });

  app.post('/session/recovery', {
    schema: {
      tags,
      summary: 'Set a new password with a recovery code; you are signed out everywhere else',
      body: Recover,
      response: gives(Recovered),
    },
    config,
    handler: async (request, reply) => {
      const { codesLeft, ...admitted } = await accounts.recover(request.body, visitorOf(request));
      return { me: identity.admit(reply, admitted), codesLeft };
    },
  });
}
