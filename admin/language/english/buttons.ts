/** Labels of buttons that several pages have. */
export const buttons = {
  ok: 'OK',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  print: 'Print or save as PDF',
};
