/** Takes small pictures of stories, alike on every machine as far as that goes. */
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.mjs';
import type { Picture } from './rule.ts';

/** The window of a picture: most of a page's first view and some of what follows. */
const WINDOW = { width: 1280, height: 1280 };
/** A picture's width in the repository, and how hard it is compressed: some 3 kB, and still told apart at a glance. */
const WIDTH = 192;
const QUALITY = 0.35;
/** For a story to be played to its end, in ms. */
const TIMEOUT_MS = 30_000;
/** At a screen, before it is taken for one that never stands still. */
const LOOKS = 20;
/** Answered out of the folder; nothing is asked of a network. */
const ORIGIN = 'https://storybook.example';

/** A picture as it is kept, and the screen as it was. */
interface Shot {
  /** WebP. */
  readonly small: Buffer;
  /** JPEG. */
  readonly large: Buffer;
}

/** What a calibration changes. */
export interface Circumstances {
  /** Pixels of the screen to one of the page. */
  readonly scale?: number;
  /** Runs in the page once the story is played. */
  readonly defect?: string;
}

export interface Camera {
  /** @throws when the story fails, with its id */
  shoot(story: string): Promise<Shot>;
  pixels(small: Buffer): Promise<Picture>;
  close(): Promise<void>;
}

/** A camera in front of a built Storybook. */
export async function openCamera(folder: string, { scale = 1, defect }: Circumstances = {}): Promise<Camera> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const darkroom = await browser.newPage();
  return {
    async shoot(story) {
      // A context each: stories that are seen at once would share one storage, and sign each other out of the console.
      const context = await stageOf(browser, folder, scale);
      const page = await context.newPage();
      try {
        await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story`);
        await played(page, story);
        if (defect !== undefined) await page.evaluate(defect);
        const png = await steady(page, scale === 1 ? 'css' : 'device', story);
        const large = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled', scale: 'css' });
        const small = await darkroom.evaluate(shrink, { png: png.toString('base64'), width: WIDTH, quality: QUALITY });
        return { small: Buffer.from(small, 'base64'), large };
      } finally {
        await context.close();
      }
    },
    async pixels(small) {
      const { width, height, bytes } = await darkroom.evaluate(develop, small.toString('base64'));
      return { width, height, data: Buffer.from(bytes, 'base64') };
    },
    async close() {
      await browser.close();
    },
  };
}

/** One time, one language, one font, nothing that moves. */
async function stageOf(browser: Browser, folder: string, scale: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  await context.route('**/*', (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }));
  await context.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
  // The body's font is the machine's own: lines would break elsewhere on another one.
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent =
        ':root { --font-body: "Bricolage Grotesque"; --font-code: "Bricolage Grotesque"; } * { caret-color: #0000 !important; animation: none !important; transition: none !important; }';
      document.head.append(style);
    });
  });
  return context;
}

/** Waits until the story has been played and its fonts are there. */
async function played(page: Page, story: string): Promise<void> {
  const phase = '["finished", "errored", "aborted"].find((end) => end === window.__STORYBOOK_PREVIEW__?.currentRender?.phase)';
  const end = await (await page.waitForFunction(phase, undefined, { timeout: TIMEOUT_MS })).jsonValue();
  if (end !== 'finished') throw new Error(`${story}: its play function failed`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The screen once it stands still: two pictures in a row are one. */
async function steady(page: Page, scale: 'css' | 'device', story: string): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled', scale });
  for (let look = 0; look < LOOKS; look += 1) {
    const next = await page.screenshot({ animations: 'disabled', scale });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${story}: something in it keeps moving`);
}

interface Shrinking {
  readonly png: string;
  readonly width: number;
  readonly quality: number;
}

/** Runs in the browser, which alone reads and writes pictures here. */
async function shrink({ png, width, quality }: Shrinking): Promise<string> {
  const reply = await fetch(`data:image/png;base64,${png}`);
  const picture = await createImageBitmap(await reply.blob());
  const canvas = new OffscreenCanvas(width, Math.round((width * picture.height) / picture.width));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('a canvas draws');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return btoa(new Uint8Array(await blob.arrayBuffer()).reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

async function develop(webp: string): Promise<{ readonly width: number; readonly height: number; readonly bytes: string }> {
  const reply = await fetch(`data:image/webp;base64,${webp}`);
  const picture = await createImageBitmap(await reply.blob());
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  if (!paper) throw new Error('a canvas draws');
  paper.drawImage(picture, 0, 0);
  const bytes = paper.getImageData(0, 0, width, height).data;
  return { width, height, bytes: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
}
