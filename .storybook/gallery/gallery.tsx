/**
 * All challenges side by side in one state, each in a window of the chosen width: the stories themselves, in frames that nobody can enter.
 */
import { useEffect, useRef, useState } from 'react';
import { IN_TESTS } from '../in-tests.ts';
import { WINDOWS, type WindowName } from '../windows.ts';
import styles from './gallery.module.css';
import { PICTURE } from './picture.ts';

export interface ShownChallenge {
  readonly key: string;
  readonly title: string;
  /** Id of the story of each state of the challenge, by the state's name. */
  readonly states: Readonly<Record<string, string>>;
}

export interface GalleryProps {
  readonly challenges: readonly ShownChallenge[];
  readonly state: string;
  readonly window: WindowName;
  /** Storybook's globals, as its addresses write them: theme:dark;text:double. */
  readonly globals: string;
}

/** The narrowest column of a wider window where there is room, in CSS pixels. */
const COLUMN = 352;

export function Gallery({ challenges, state, window, globals }: GalleryProps) {
  const { name, width, height } = WINDOWS[window];
  const list = useRef<HTMLUListElement>(null);
  const column = useColumn(list);
  const scale = Math.min(1, column / width);
  const size = { inlineSize: width * scale, blockSize: height * scale };
  return (
    <div className={styles.gallery}>
      <h1 className={styles.title}>{state}</h1>
      <p>{`${challenges.length} challenges, ${name}`}</p>
      <ul
        ref={list}
        className={styles.challenges}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${Math.min(width, COLUMN)}px), 1fr))` }}
      >
        {challenges.map(({ key, title, states }) => {
          const story = states[state];
          return (
            <li key={key}>
              <h2 className={styles.name}>
                {story ? (
                  <a href={pageOf(story)} target="_top">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h2>
              <p className={styles.key}>{key}</p>
              <div className={styles.window} style={size}>
                {story ? (
                  <NearFrame address={addressOf(story, globals)} width={width} height={height} scale={scale} />
                ) : (
                  <p className={styles.none}>It has no such state.</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How wide the columns of a list are, in CSS pixels: they share its width. */
function useColumn(list: { readonly current: HTMLElement | null }): number {
  const [column, setColumn] = useState(COLUMN);
  useEffect(() => {
    const observer = new ResizeObserver(() => setColumn(list.current?.firstElementChild?.clientWidth ?? COLUMN));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return column;
}

interface FrameProps {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A frame, loaded while it is within half a window's height of the visible part: a hundred pages at once would be heavy. */
function NearFrame({ address, width, height, scale }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      // The root is this page's own window: for Storybook's window around it, the browser would ignore the margin.
      root: document,
      rootMargin: '50% 0%',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {near && (
        <iframe
          key={address}
          name={PICTURE}
          inert
          aria-hidden="true"
          title={address}
          tabIndex={-1}
          src={address}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        />
      )}
    </div>
  );
}

/** Address of the story alone; a test loads a blank page instead. */
function addressOf(story: string, globals: string): string {
  return IN_TESTS ? 'about:blank' : `iframe.html?id=${story}&viewMode=story&globals=${globals}`;
}

/** The story in Storybook. */
function pageOf(story: string): string {
  return `./?path=/story/${story}`;
}
