import { beforeEach, expect, it } from 'vitest';
import { beginPreview, isPreview, playerStorage, previewAddress, previewToken } from './preview.ts';

const before = window.location.pathname + window.location.search;
const goTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return () => {
    localStorage.clear();
    sessionStorage.clear();
    goTo(before);
  };
});

it('is a preview once the address has said so, and leaves the address as a player knows it', () => {
  goTo(previewAddress(`${before}`));
  expect(window.location.hash).not.toBe('');
  beginPreview();
  expect(isPreview()).toBe(true);
  expect(window.location.href).toBe(new URL(before, window.location.origin).href);
  // A reload, or another page of the same tab.
  beginPreview();
  expect(isPreview()).toBe(true);
});

it('is none at any other address', () => {
  goTo(`${before}#debrief`);
  beginPreview();
  expect(isPreview()).toBe(false);
  expect(window.location.hash).toBe('#debrief');
});

it('neither reads nor changes what a player of this browser keeps', () => {
  playerStorage.write('token', 'mine');
  expect(localStorage.getItem('token')).toBe('mine');
  goTo(previewAddress(before));
  beginPreview();
  expect(playerStorage.read('token')).toBeNull();
  playerStorage.write('intentions', '{"caesar":"Quand…"}');
  playerStorage.write('token', null);
  expect({ ...localStorage }).toEqual({ token: 'mine' });
  expect(playerStorage.read('intentions')).toBe('{"caesar":"Quand…"}');
});

it('has the login of the console for as long as it lasts, and no other tab has it', () => {
  localStorage.setItem('admin_token', 'console');
  expect(previewToken()).toBeNull();
  goTo(previewAddress(before));
  beginPreview();
  expect(previewToken()).toBe('console');
  localStorage.removeItem('admin_token');
  expect(previewToken()).toBeNull();
});
