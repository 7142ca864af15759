import { useMemo } from 'react';
import { sandboxedDocument } from '#engine/rules/sandboxed-document.ts';

declare global {
  /** Trusted Types; undefined in browsers without them. The result of a policy is accepted wherever a string of HTML is. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(input: string): string }): { createHTML(input: string): string } }
    | undefined;
}

/**
 * The only way for scenes to show markup (server/http/security-headers.ts): the policy turns any markup into a document that runs no
 * script.
 */
const documents = globalThis.trustedTypes?.createPolicy('sandboxed-document', { createHTML: sandboxedDocument }) ?? {
  createHTML: sandboxedDocument,
};

export interface SandboxedDocumentProps {
  /** Description of the frame's content, for screen readers. */
  readonly title: string;
  /** Markup as a player typed it. */
  readonly content: string;
  readonly className?: string | undefined;
}

/** Shows markup as a careless site would, but in a frame without scripts, requests and working links. */
export function SandboxedDocument({ title, content, className }: SandboxedDocumentProps) {
  // A new object for the same document would load the frame again.
  const html = useMemo(() => documents.createHTML(content), [content]);
  return <iframe className={className} title={title} sandbox="" loading="lazy" srcDoc={html} />;
}
