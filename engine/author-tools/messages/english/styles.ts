/** Messages about style sheets. */
export const STYLES = {
  unreadable: (said: string) => `is not CSS that can be read: ${said}`,
  notModule: (file: string, name: string) =>
    `"${file}" would hold for the whole site. Name it ${name}, and write: import styles from './${name}';`,
  pure: (selector: string) =>
    `the selector "${selector}" holds for the whole site. Begin with a class of this file, as in ".scene ${selector}"`,
  root: (selector: string) =>
    `the selector "${selector}" is of the whole site. Put these lines under a class of this file: .scene { … }`,
  global: (selector: string) => `"${selector}" leaves this file, and holds for the whole site. Write a class of this file`,
  imports: (what: string) => `@import brings in ${what} for the whole site. Copy the rules that you need into this file`,
  font: 'a scene brings no font along: it has those of the site. Take @font-face away; font-family: var(--font-code) is there for code',
  remote: (address: string) =>
    `${address} would be fetched from elsewhere while somebody plays. Keep a copy in the folder, listed in "images" of the manifest`,
  lasting:
    'this moves for more than five seconds, and nobody can stop it while they read (WCAG 2.2.2). Let it run once or twice, and rest',
  noLayer:
    'this rule is outside of @layer components, and wins over every other of the site. Put @layer components { … } around it',
};
