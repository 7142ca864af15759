/** An e-mail address, which may wrap after its at sign. */
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
