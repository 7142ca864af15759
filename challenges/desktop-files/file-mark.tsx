import type { ReactNode } from 'react';
import type { FileIcon } from './artifacts.ts';

const SHEET = (
  <>
    <path d="M10 3h20l9 9v33H10z" fill="#f7f5f0" stroke="#857e6e" strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M30 3l9 9h-9z" fill="#ddd8cc" stroke="#857e6e" strokeWidth="1.2" strokeLinejoin="round" />
  </>
);

const MARKS: Readonly<Record<FileIcon, ReactNode>> = {
  text: (
    <>
      {SHEET}
      <path d="M15 19h19M15 25h19M15 31h19M15 37h12" stroke="#4b5565" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  settings: (
    <>
      {SHEET}
      <path
        d="M24.5 19v18M15.5 28h18M18.1 21.6l12.8 12.8M30.9 21.6L18.1 34.4"
        stroke="#1d5fa8"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="24.5" cy="28" r="6" fill="#1d5fa8" />
      <circle cx="24.5" cy="28" r="2.6" fill="#f7f5f0" />
    </>
  ),
  folder: (
    <>
      <path d="M4 11a3 3 0 0 1 3-3h11l5 6h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#c88a1a" />
      <path d="M4 20a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#f5b841" />
    </>
  ),
  picture: (
    <>
      <path d="M4 8h40v32H4z" fill="#f7f5f0" stroke="#857e6e" strokeWidth="1.2" />
      <path d="M7 11h34v14H7z" fill="#a9d4e8" />
      <path d="M7 24h34v6H7z" fill="#2f7fa3" />
      <path d="M7 30h34v7H7z" fill="#ecd9a6" />
      <circle cx="33" cy="16.5" r="3.5" fill="#f5b841" />
      <path d="M11 27a8 8 0 0 1 16 0z" fill="#b5400f" />
      <path d="M19 26v9" stroke="#17223b" strokeWidth="1.5" />
    </>
  ),
  tool: (
    <>
      <rect x="4" y="7" width="40" height="34" rx="3" fill="#17223b" stroke="#7b869b" strokeWidth="1.2" />
      <path d="M4 10a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v5H4z" fill="#1f7a54" />
      <path
        d="M11 24h12m-4-4l4 4-4 4M37 33H25m4-4l-4 4 4 4"
        stroke="#f5b841"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};

/** A file's icon; its name is beside it. */
export function FileMark({ icon }: { readonly icon: FileIcon }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      {MARKS[icon]}
    </svg>
  );
}
