import { useMemo } from 'react';
import { sandboxedDocument } from '#engine/rules/sandboxed-document.ts';

declare global {
  /** Of browsers that have Trusted Types. What a policy makes goes wherever a string of HTML does. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(input: string): string }): { createHTML(input: string): string } }
    | undefined;
}

/** The one door of scenes for markup (server/http/security-headers.ts): whatever it is given, it makes a document that runs nothing. */
const documents = globalThis.trustedTypes?.createPolicy('sandboxed-document', { createHTML: sandboxedDocument }) ?? {
  createHTML: sandboxedDocument,
};

export interface SandboxedDocumentProps {
  /** What the frame shows, for screen readers. */
  readonly title: string;
  /** Markup as a player typed it. */
  readonly content: string;
  readonly className?: string | undefined;
}

/** Markup shown as a careless site would, in a frame in which nothing runs, loads or leads away. */
export function SandboxedDocument({ title, content, className }: SandboxedDocumentProps) {
  // A new object for the same document would load the frame again.
  const html = useMemo(() => documents.createHTML(content), [content]);
  return <iframe className={className} title={title} sandbox="" loading="lazy" srcDoc={html} />;
}
