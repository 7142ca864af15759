export const auth = {
  signInTitle: 'Console sign-in',
  forFacilitators: 'For facilitators. Players log in from the hub with their session code.',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  withPasskey: 'Use a passkey',
  withProvider: (name: string) => `Sign in with ${name}`,
  returning: 'Signing in…',
  serverAccount: 'With the password of the server’s account',
  passkeyCancelled: 'Nothing was sent: the passkey was not used.',
  recoveryCode: 'Recovery code',
  recoveryAbout: 'One of the ten that you printed or kept when you made them. Capitals, spaces and dashes do not matter.',
  codeUsed: (left: number) =>
    left === 0
      ? 'You signed in with your last recovery code. Make new ones under “Your account”.'
      : `You signed in with a recovery code, which is used up. ${left === 1 ? 'One is' : `${left} are`} left.`,
  fewCodes: 'Make new ones under “Your account” before you need them.',
  failed: 'Sign-in failed.',
  unreachable: 'The server cannot be reached.',
  serverProblem: 'The server has a problem; try again in a moment.',
  check: 'Check the username and password.',
  idle: (hour: string) => `Nobody has used the console for a while: it signs you out at ${hour}. Press a key or click to stay.`,
  ends: (hour: string) => `This sign-in is twelve hours old and ends at ${hour}. Save your work, and sign in again.`,
  newBrowsers: (signIns: string) =>
    `Your password was used in a browser that had not signed in before: ${signIns}. If it was not you, change your password under “Your account”.`,
  newBrowser: (device: string, when: string) => `${device}, ${when}`,
  expired: 'You were signed out: the sign-in has expired. Sign in again.',
  workKept: 'The sign-in expired while you set a session up. What you had not saved was kept.',
  goOn: 'Go on with it',
  discard: 'Discard it',
};
