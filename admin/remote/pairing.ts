/** Pairing of a remote: exchanges the secret of a link for a token, which is kept in the browser. */
import { browserStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { Paired, Pairing } from '#schemas/remote.ts';

const storage = browserStorage('localStorage');
const TOKEN = 'remote_token';
const DEVICE = 'remote_device';

export function readRemoteToken(): string | null {
  return storage.read(TOKEN);
}

export function forgetRemoteToken(): void {
  storage.write(TOKEN, null);
}

/** Returns the link's secret and removes it from the address, so that no history keeps it; null if there is none. */
export function takeSecret(): string | null {
  const secret = window.location.hash.slice(1);
  if (secret === '') return null;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return secret;
}

/** Pairs this phone. After a lost reply it can be sent again: the device is the same. @throws ApiError */
export async function pairPhone(call: Call, secret: string): Promise<void> {
  const device = storage.read(DEVICE) ?? drawDevice();
  storage.write(DEVICE, device);
  const { token } = await call<Paired>('POST', '/remote/pair', { body: { secret, device } satisfies Pairing });
  storage.write(TOKEN, token);
}

/** 256 random bits, base64url. */
function drawDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
