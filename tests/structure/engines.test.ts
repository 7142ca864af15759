/** The versions of Node that package.json promises: no package that `npm ci` installs asks for another, so npm warns of none. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';

interface Installed {
  readonly engines?: { readonly node?: string };
  /** Of one system alone: npm passes over those of another. */
  readonly optional?: boolean;
}

const lock: { readonly packages: Readonly<Record<string, Installed>> } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
);
/** The first version of each promised line of Node, and a late one. */
const VERSIONS = ['20.20.2', '20.99.0', '22.13.0', '22.99.0', '24.0.0', '24.99.0', '26.0.0', '26.99.0'];

it('every installed package runs on every Node that is promised', () => {
  const { '': own, ...packages } = lock.packages;
  const promised = own?.engines?.node ?? '';
  expect(VERSIONS.filter((version) => !satisfies(version, promised))).toEqual([]);
  expect(['20.20.1', '21.7.0', '22.12.0', '23.11.0'].filter((version) => satisfies(version, promised))).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(200);
  const wrong = Object.entries(packages).flatMap(([path, { engines, optional }]) =>
    VERSIONS.flatMap((version) =>
      optional || engines?.node === undefined || satisfies(version, engines.node)
        ? []
        : [`${path} wants Node ${engines.node}, and ${version} is promised`],
    ),
  );
  expect(wrong).toEqual([]);
});
