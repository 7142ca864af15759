/** One request of the application, as the permission sheet shows it. */
export interface PermissionRequest {
  readonly id: 'camera' | 'location' | 'contacts' | 'sms';
  /** What is asked for, e.g. « prendre des photos ». */
  readonly asks: string;
  /** The publisher's reason, in the publisher's words. */
  readonly reason: string;
  /** What the access opens in real life. */
  readonly opens: string;
}

export type PermissionsReveal = {
  /** One day of the application with every access: how often it used each, in which of the 24 hours, and what became of it. */
  readonly day: readonly {
    readonly id: PermissionRequest['id'];
    readonly used: string;
    readonly hours: readonly number[];
    readonly became: string;
  }[];
  /** The same day under other settings. */
  readonly others: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
  readonly afterwards: string;
};

export type PermissionsArtifacts = {
  readonly requests: readonly PermissionRequest[];
};
