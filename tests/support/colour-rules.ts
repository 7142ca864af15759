/** The rules of axe whose outcome a theme can change. All others read the same page in both themes. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
