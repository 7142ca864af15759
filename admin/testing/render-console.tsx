/** Opens the console in a test, and observes its downloads. */
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { AdminConsole } from '../index.tsx';
import { chooseLanguage } from '../language/language.ts';
import { TOKEN } from './calls/sign-in.ts';

interface RenderOptions {
  /** Token in the browser's storage; null if no account is signed in. */
  readonly token?: string | null;
  readonly catalogue?: readonly CatalogueEntry[];
  /** Language that was chosen in the browser. */
  readonly language?: ConsoleLanguage;
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** Opens the console at an address, as the site does; cleans up after the test. */
export function renderConsole(path = '/admin', { token = TOKEN, catalogue = [], language }: RenderOptions = {}): void {
  localStorage.clear();
  sessionStorage.clear();
  if (token !== null) localStorage.setItem('admin_token', token);
  if (language) localStorage.setItem('console_language', language);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={<p>hub</p>} />
        <Route path="/admin/*" element={<AdminConsole catalogue={catalogue} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  onTestFinished(async () => {
    root.unmount();
    await chooseLanguage('en');
    box.remove();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
  });
}

/** Text with its byte order mark, which `text()` of a blob removes. */
async function textOf(blob: Blob = new Blob()): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

/** Files that the console downloads from now on, with name and text. */
export function watchDownloads(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test-${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: textOf(blobs.get(this.href)) });
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return files;
}
