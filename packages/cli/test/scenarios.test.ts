import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

const scenario = (name: string, defcon: number): string => `
- name: ${name}
  source: deluxe 8.1
  given: { phasing: us, influence: { mexico: [0, 2] }, hands: { us: [containment] } }
  when:
    - us: containment coup mexico
    - roll: 4
  then: { defcon: ${defcon} }
`;

describe('scenarios', () => {
  it('counts what holds', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'a.yaml'), scenario('One', 4) + scenario('Two', 4));
    const { status, out } = await cli(`scenarios ${folder}`);
    expect(status).toBe(0);
    expect(out).toBe('2 passed, 0 failed\n');
  });

  it('tells what fails, with the difference and the log, and counts at the end', async () => {
    const file = join(testFolder(), 'a.yaml');
    writeFileSync(file, scenario('Right', 4) + scenario('Wrong', 3));
    const { status, out } = await cli(`scenarios ${file}`);
    expect(status).toBe(1);
    expect(out).toContain(`FAILED  ${file}: Wrong`);
    expect(out).toContain('defcon: expected 3, got 4');
    expect(out).toContain('"t":"coup"');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
  });

  it('prints one JSON document', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'a.yaml'), scenario('Right', 4));
    writeFileSync(join(folder, 'b.yaml'), scenario('Wrong', 3));
    writeFileSync(join(folder, 'c.yaml'), 'name: [');
    const { status, out } = await cli(`scenarios --json ${folder}`);
    expect(status).toBe(1);
    const { passed, failed, failures, ...more } = JSON.parse(out);
    expect({ passed, failed, more }).toEqual({ passed: 1, failed: 2, more: {} });
    expect(failures[0]).toMatchObject({ file: join(folder, 'b.yaml'), name: 'Wrong' });
    expect(failures[0].message).toContain('defcon: expected 3, got 4');
    expect(failures[1]).toMatchObject({ file: join(folder, 'c.yaml'), name: '' });
  });

  it('takes a folder without scenarios for a mistake', async () => {
    const { status, err } = await cli(`scenarios ${testFolder()}`);
    expect(status).toBe(2);
    expect(err).toContain('There are no scenarios');
  });
});
