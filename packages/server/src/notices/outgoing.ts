import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Addresses that are ours, our neighbours' or nobody's: a player must not be able to make us call them. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** Of the sixth version only global unicast is public, without the parts that lead back to the fourth or are for examples. */
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL6.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return GLOBAL6.check(address, 'ipv6') && !SPECIAL6.check(address, 'ipv6');
}

/** A name is looked up where the connection is made, so that it can't mean something else by then. */
const publicOnly: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 4);
    const fit = found.filter(({ address }) => isPublic(address));
    if (fit.length === 0) return done(new Error(`${name} is not a public address`), '', 4);
    if (options.all === true) return done(null, fit);
    done(null, fit[0]!.address, fit[0]!.family);
  });
};

/** Under which countries let others have names: `co.uk`, `com.au`, `or.jp`. */
const SHARED_ENDING = /^(ac|co|com|edu|go|gob|gov|gouv|mil|ne|net|nom|or|org)\.[a-z]{2}$/;

/** Whom an address belongs to, as far as that can be told: all names under one domain are one place, and so is one network. */
export function placeOf(url: string): string {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0) return normalizeIP(hostname, 64);
  const labels = hostname.replace(/\.$/, '').split('.');
  return labels.slice(SHARED_ENDING.test(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

const TIMEOUT_MS = 10_000;

/** Calls to addresses that players name: none of them private unless that is allowed, no redirects, no waiting for long. */
export class Outgoing {
  private readonly allowPrivate: boolean;

  constructor(allowPrivate: boolean) {
    this.allowPrivate = allowPrivate;
  }

  /** What is wrong with an address, as far as it shows; null if nothing is. */
  problemWith(url: string): string | null {
    if (!URL.canParse(url)) return 'is not a valid URL';
    const { protocol, hostname, username, password } = new URL(url);
    if (username !== '' || password !== '') return 'must not contain a user name or password';
    if (this.allowPrivate) return protocol === 'http:' || protocol === 'https:' ? null : 'must begin with https:';
    if (protocol !== 'https:') return 'must begin with https:';
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublic(host)) return 'is not a public address';
    return host === 'localhost' || !(host.includes('.') || host.includes(':')) ? 'is not a public address' : null;
  }

  /** Send something and return the status of the answer; what the answer says is not read. */
  async post(url: string, headers: Readonly<Record<string, string | number>>, body: Buffer | string): Promise<number> {
    const problem = this.problemWith(url);
    if (problem !== null) throw new Error(`The address ${problem}`);
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    return new Promise((done, fail) => {
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(this.allowPrivate ? {} : { lookup: publicOnly }),
      } as const;
      request(url, options, (response) => {
        response.destroy();
        done(response.statusCode ?? 0);
      })
        .on('error', fail)
        .end(body);
    });
  }
}
