import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { FILES } from './artifacts.ts';
import checker from './challenge.server.ts';
import { answerTo } from './commands.server.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));
const { files } = secrets;
const [first] = files;

describe('the terminal', () => {
  it('lists the files, reads the texts and computes fingerprints', () => {
    expect(answerTo('ls', files).text).toBe(`EMPREINTES.txt  LISEZMOI.txt  ${files.map(({ name }) => name).join('  ')}`);
    for (const { name, published } of files)
      expect(answerTo('cat EMPREINTES.txt', files).text).toContain(`${published}  ${name}`);
    expect(answerTo('sha256sum *.zip', files).text?.split('\n')).toHaveLength(FILES);
    expect(answerTo(`  sha256sum   ${first?.name} `, files)).toEqual({ text: `${first?.actual}  ${first?.name}` });
  });

  it.each(['sha256sum', 'cat rien.zip', 'cat __proto__', 'rm -rf', 'toString', ''])('says of %j that it cannot', (line) => {
    expect(answerTo(line, files)).toMatchObject({ failed: true });
  });
});

it('alters some files and not others, and never their beginning', () => {
  const altered = files.filter(({ published, actual }) => published !== actual);
  expect(files).toHaveLength(FILES);
  expect(altered.length).toBeGreaterThan(0);
  expect(altered.length).toBeLessThan(FILES);
  for (const { published, actual } of files) expect(actual.slice(0, 4)).toBe(published.slice(0, 4));
  for (const [place, { genuine, truth }] of (checker.reveal?.(secrets).lines ?? []).entries()) {
    expect(genuine).toBe(files[place]?.published === files[place]?.actual);
    expect(truth.includes('jusqu’au bout')).toBe(genuine);
  }
});
