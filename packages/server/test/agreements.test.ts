import { expect, it } from 'vitest';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('agreements', (start) => {
  it('ends a game by resignation', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const { body } = await second.post(`/api/games/${id}/resign`);
    expect(body.game.outcome).toEqual({ winner: 'first', reason: 'resign' });
    expect(body.view?.outcome).toEqual({ winner: 'us', reason: 'resign' });
    const more = await first.post(`/api/games/${id}/resign`);
    expect([more.status, more.body.error]).toEqual([409, 'not-running']);
  });

  it('ends a bidding by resignation', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client(), { rules: { bidding: 'influence' } });
    const { body } = await first.post(`/api/games/${id}/resign`);
    expect(body.game).toMatchObject({ status: 'over', outcome: { winner: 'second', reason: 'resign' } });
  });

  it('agrees a draw only when the other accepts', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    const draw = `/api/games/${pair.id}/draw`;
    const early = await pair.second.post(draw, { do: 'accept' });
    expect([early.status, early.body.error]).toEqual([409, 'no-offer']);
    expect((await pair.first.post(draw, { do: 'offer' })).body.offers.draw).toBe('first');
    expect((await pair.first.post(draw, { do: 'accept' })).status).toBe(409);
    expect((await pair.second.post(draw, { do: 'decline' })).body.offers.draw).toBeNull();
    await pair.first.post(draw, { do: 'offer' });
    const { body } = await pair.second.post(draw, { do: 'accept' });
    expect(body.game.outcome).toEqual({ winner: 'draw', reason: 'agreement' });
  });

  it('an offer is taken back by whoever made it, and by nobody else', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    for (const what of ['draw', 'pause'] as const) {
      const path = `/api/games/${pair.id}/${what}`;
      const early = await pair.first.post(path, { do: 'withdraw' });
      expect([early.status, early.body.error]).toEqual([409, 'no-offer']);
      await pair.first.post(path, { do: 'offer' });
      expect((await pair.second.post(path, { do: 'withdraw' })).status).toBe(409);
      expect((await pair.first.post(path, { do: 'withdraw' })).body.offers[what]).toBeNull();
      expect((await pair.second.post(path, { do: 'accept' })).status).toBe(409);
    }
  });

  it('an offer does not make an answer stale; an answer of the other side lets a draw offer lapse', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = (await pair.first.get(`/api/games/${pair.id}`)).body;
    await pair.second.post(`/api/games/${pair.id}/draw`, { do: 'offer' });
    const { status, body } = await pair.first.answer(before, ['poland']);
    expect(status).toBe(200);
    expect(body.offers.draw).toBeNull();
  });

  it('pauses by agreement: nobody answers until somebody resumes', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const path = `/api/games/${pair.id}`;
    await pair.first.post(`${path}/pause`, { do: 'offer' });
    const { body: paused } = await pair.second.post(`${path}/pause`, { do: 'accept' });
    expect(paused.paused).toBe(true);
    const refused = await pair.first.answer({ ...paused, number: paused.number }, ['poland']);
    expect([refused.status, refused.body.error]).toEqual([409, 'paused']);
    expect((await pair.second.post(`${path}/resume`)).body.paused).toBe(false);
    await playOn(pair, 2);
  });
});
