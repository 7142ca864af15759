import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import '#engine/ui/base.css';
import { AdminConsole } from '../index.tsx';

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

/** Opens the console at an address, with this token in the browser's storage; everything is put back after the test. */
export function renderConsole(path = '/admin', token: string | null = 'admin-token'): void {
  localStorage.clear();
  if (token !== null) localStorage.setItem('admin_token', token);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={<p>hub</p>} />
        <Route path="/admin/*" element={<AdminConsole catalogue={[]} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    box.remove();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** The files that the console hands to the browser's downloads from now on, as name and text. */
export function watchDownloads(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test-${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return files;
}
