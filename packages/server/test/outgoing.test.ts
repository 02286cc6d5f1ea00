import { Receiver } from '@longtwilight/testing/receiver';
import { describe, expect, it } from 'vitest';
import { isPublic, Outgoing, placeOf } from '../src/notices/outgoing.ts';

describe('calls to addresses of players', () => {
  it.each(['1.1.1.1', '100.63.0.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '100.64.0.1',
    '172.31.255.255',
    '169.254.169.254',
    '192.168.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    ['https://a.one.example/x', 'https://one.example/y', true],
    ['https://one.example', 'https://two.example', false],
    ['https://one.co.uk', 'https://two.co.uk', false],
    ['https://a.one.co.uk', 'https://one.co.uk.', true],
    ['https://[2606:4700::1]', 'https://[2606:4700::ffff:1]', true],
    ['https://[2606:4700:0:1::1]', 'https://[2606:4700:0:2::1]', false],
    ['https://1.1.1.1', 'https://1.1.1.2', false],
  ])('%s and %s are one place: %s', (one, other, same) => {
    expect(placeOf(one) === placeOf(other)).toBe(same);
  });

  it('are not made to a name that means a private address', async () => {
    const outgoing = new Outgoing(false);
    // The name of this machine and nothing else, everywhere (RFC 6761)
    await expect(outgoing.post('https://here.localhost/', {}, '')).rejects.toThrow();
    const receiver = await Receiver.start();
    await expect(outgoing.post(receiver.url, {}, 'text')).rejects.toThrow(/https/);
    expect(receiver.received).toHaveLength(0);
    expect(await new Outgoing(true).post(receiver.url, { 'x-kind': 'test' }, 'text')).toBe(200);
    expect(receiver.received[0]).toMatchObject({ body: Buffer.from('text'), headers: { 'x-kind': 'test' } });
  });
});
