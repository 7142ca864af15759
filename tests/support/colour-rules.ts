/** The rules of axe whose outcome depends on the theme. The outcome of all other rules is the same in both themes. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
