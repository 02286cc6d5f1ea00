import { expect, it } from 'vitest';
import { playOn, sitDown } from './support/play.ts';
import { onPostgres } from './support/servers.ts';

onPostgres('two nodes on one Postgres', (start) => {
  it('serve the same game, and tell each other what is new', async () => {
    const one = await start();
    const two = await start({ ground: one.ground });
    const pair = await sitDown(one.client(), two.client());
    const path = `/api/games/${pair.id}/events`;
    let began = (): void => {};
    const ready = new Promise<void>((resolve) => {
      began = resolve;
    });
    const reading = pair.second.events(path, (sent) => {
      began();
      return sent.filter(({ event }) => event === 'entry').length === 10;
    });
    await ready;
    const last = await playOn(pair, 10);
    const sent = await reading;
    expect(sent.filter(({ event }) => event === 'entry').map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
    expect((await pair.second.get(`/api/games/${pair.id}`)).body.number).toBe(last.number);
  });

  it('let exactly one answer win, wherever it was sent', async () => {
    const one = await start();
    const two = await start({ ground: one.ground });
    const pair = await sitDown(one.client(), one.client(), { side: 'ussr' });
    const elsewhere = two.client();
    elsewhere.cookie = pair.first.cookie;
    const { body: before } = await pair.first.get(`/api/games/${pair.id}`);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? pair.first : elsewhere).answer(before, ['poland'])),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(11);
    const { body: after } = await elsewhere.get(`/api/games/${pair.id}`);
    expect(after.view?.influence.poland).toEqual([0, 1]);
    expect((await pair.first.get(`/api/games/${pair.id}`)).body).toEqual(after);
  });
});
