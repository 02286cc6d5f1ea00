import type { Notice } from '@longtwilight/protocol';
import { complaintsOf, seriousIssues } from '@longtwilight/testing/pages';
import { Receiver } from '@longtwilight/testing/receiver';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { servedPages } from './support/served.ts';
import { confirm, tile } from './support/visits.ts';

const served = servedPages({ PRIVATE_WEBHOOKS: 'yes' });

interface Stand {
  /** Where pushes to this browser go. */
  readonly endpoint: string;
  readonly permission: NotificationPermission;
}

/** Runs in the page: in place of a push service, which can't be reached, and of notices, which this browser has no place for. */
function standIn({ endpoint, permission }: Stand): void {
  const kept = 'test.subscription';
  const subscription = {
    unsubscribe: async () => localStorage.removeItem(kept),
    // The key must be a point on the curve
    toJSON: () => ({
      endpoint,
      expirationTime: null,
      keys: {
        p256dh: 'BKH4qH2oV3WgPyHfhgMEJEhF4_7ciV3DMRQgnuYBEctaQo3wFyXhvdGHnfXGHB8H_OGEpQC5uqfJnIsVR15XbMI',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(kept) === null ? null : subscription),
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      if (!options.userVisibleOnly || String(options.applicationServerKey).length !== 87) throw new Error('no key');
      localStorage.setItem(kept, 'yes');
      return subscription;
    },
  });
  let asked = false;
  Object.defineProperty(Notification, 'permission', { get: () => (asked ? permission : 'default') });
  Notification.requestPermission = async () => {
    asked = true;
    return permission;
  };
  ServiceWorkerRegistration.prototype.getNotifications = async (which) => [
    { close: () => localStorage.setItem('test.put-away', which?.tag ?? '') } as Notification,
  ];
}

/** Somebody with a browser of its own, in English. A message on the console fails the test. */
async function visitor(stand: Partial<Stand> = {}): Promise<Page> {
  // Only axe needs to get past the policy
  const page = await served.newPage({ locale: 'en', bypassCSP: true, goesOffline: true });
  const complaints = complaintsOf(page);
  onTestFinished(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  await page.addInitScript<Stand>(standIn, { endpoint: 'http://127.0.0.1:9/', permission: 'granted', ...stand });
  await page.goto(served.address);
  await page.waitForSelector('.start');
  return page;
}

/** A game that the host plays as the USSR; the guest joins by the link. */
async function sitDown(host: Page, guest: Page): Promise<string> {
  await host.click('text=Play a friend');
  await host.selectOption('.choice:has-text("Side") select', { label: 'USSR' });
  await host.selectOption('.choice:has-text("Clock") select', { label: '3 days per move' });
  await host.click('button[type=submit]');
  await guest.goto(await host.inputValue('input.link'));
  await guest.click('text=Join the game');
  await Promise.all([host, guest].map((page) => page.waitForSelector('.lt-map')));
  return /#\/play\/([^?]+)/.exec(host.url())![1]!;
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${served.address}/#/settings`);
  await page.waitForSelector('.notices');
}

const askSwitch = (page: Page) => page.locator('.notices input[type=checkbox]');

/** What a push service would bring to the browser. */
async function push(page: Page, notice: Notice): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) found(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const origin = new URL(served.address).origin;
  const data = JSON.stringify(notice);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

interface Shown {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tag: string;
}
interface WorkerOfTest {
  readonly registration: ServiceWorkerRegistration;
  shown: Shown[];
}

/** What the service worker has shown since it was first asked. */
async function shown(page: Page): Promise<Shown[]> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return worker.evaluate(() => {
    const self = globalThis as unknown as WorkerOfTest;
    if (self.shown === undefined) {
      self.shown = [];
      self.registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
        self.shown.push({ title, lines: body.split('\n'), tag });
      };
    }
    return self.shown;
  });
}

describe('notices that it is my move', () => {
  it('are asked for, come in my language while I am elsewhere, go when I look, and are given up again', async () => {
    const receiver = await Receiver.start();
    const [host, guest] = [await visitor(), await visitor({ endpoint: `${receiver.url}/push` })];
    const game = await sitDown(host, guest);
    await openSettings(guest);
    await askSwitch(guest).click();
    await expect.poll(() => askSwitch(guest).isChecked()).toBe(true);
    await guest.reload();
    await expect.poll(() => askSwitch(guest).isChecked()).toBe(true);
    expect(await seriousIssues(guest)).toEqual([]);

    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await expect.poll(() => receiver.received.map((call) => call.path)).toEqual(['/push']);

    expect(await shown(guest)).toEqual([]);
    const notice: Notice = { kind: 'turn', game, seat: 'second', number: 7, deadline: Date.UTC(1962, 9, 27, 12) };
    await push(guest, notice);
    await expect.poll(() => shown(guest)).toHaveLength(1);
    const [english] = await shown(guest);
    expect(english).toMatchObject({ title: 'Your move', tag: game });
    expect(english?.lines[0]).toMatch(/^Game with Guest \w{4}$/);
    expect(english?.lines[1]).toMatch(/^You have until 27 Oct 1962, /);

    await guest.selectOption('.choice:has-text("Language") select', { label: 'Italiano' });
    await guest.waitForSelector('text=Avvisami quando tocca a me');
    await push(guest, { ...notice, kind: 'over' });
    await expect.poll(() => shown(guest)).toHaveLength(2);
    expect((await shown(guest))[1]).toMatchObject({
      title: 'La tua partita è finita',
      lines: [expect.stringMatching(/^Partita con Ospite \w{4}$/)],
    });

    // What is in front needs no notice, and old ones go
    await guest.goto(`${served.address}/#/play/${game}`);
    await guest.waitForSelector('.lt-map');
    expect(await guest.evaluate(() => localStorage.getItem('test.put-away'))).toBe(game);
    await push(guest, notice);
    await push(guest, { ...notice, game: 'another-game' });
    await expect.poll(() => shown(guest)).toHaveLength(3);
    expect((await shown(guest))[2]).toMatchObject({ title: 'Tocca a te', tag: 'another-game' });

    await openSettings(guest);
    await expect.poll(() => askSwitch(guest).isChecked()).toBe(true);
    await askSwitch(guest).click();
    await expect.poll(() => askSwitch(guest).isChecked()).toBe(false);
    const devices = () => guest.evaluate(async () => (await (await fetch('./api/me/push')).json()).devices);
    await expect.poll(devices).toEqual([]);
  });

  it('are explained where the browser does not allow them, and to who plays with nobody yet', async () => {
    const stranger = await visitor();
    await stranger.goto(`${served.address}/#/settings`);
    await stranger.waitForSelector('text=Once you have started or joined a game with others');
    const [host, guest] = [await visitor(), await visitor({ permission: 'denied' })];
    await sitDown(host, guest);
    await openSettings(guest);
    await askSwitch(guest).click();
    await guest.waitForSelector('.notices .warning:has-text("Notifications are blocked for this site")');
    expect(await askSwitch(guest).isChecked()).toBe(false);
  });

  it('are sent to an address of mine, whose secret is shown once', async () => {
    const receiver = await Receiver.start();
    const [host, guest] = [await visitor(), await visitor()];
    const game = await sitDown(host, guest);
    await openSettings(guest);
    await guest.click('.webhook summary');
    await guest.fill('.webhook input', `${receiver.url}/hook`);
    await guest.click('text=Save webhook');
    expect(await guest.locator('.webhook code').textContent()).toMatch(/^whsec_/);
    await guest.waitForSelector('.webhook:has-text("no failed calls")');
    expect(await seriousIssues(guest)).toEqual([]);

    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({ kind: 'turn', game, seat: 'second' });

    await guest.reload();
    await guest.click('.webhook summary');
    await expect.poll(() => guest.inputValue('.webhook input')).toBe(`${receiver.url}/hook`);
    expect(await guest.locator('.webhook code').count()).toBe(0);
    await guest.click('text=Remove webhook');
    await expect.poll(() => guest.inputValue('.webhook input')).toBe('');
    await guest.waitForSelector('text=Remove webhook', { state: 'detached' });
  });
});
