import { shownEmail } from '../../format/shown-email.ts';

/** An e-mail address, which may wrap after its at sign. */
export function EmailText({ children }: { readonly children: string }) {
  const shown = shownEmail(children);
  const [, name = shown, domain = ''] = /^(.*@)(.*)$/.exec(shown) ?? [];
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
