/** An e-mail, which goes on in the next line after its at sign where it must. */
export function EmailText({ children }: { readonly children: string }) {
  const [, name = children, domain = ''] = /^(.*@)(.*)$/.exec(children) ?? [];
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
