/** Hands a file to the browser's downloads under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after this turn of the event loop, never during the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
