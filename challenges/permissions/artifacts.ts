/** One request of the application, as the permission sheet shows it. */
export interface PermissionRequest {
  readonly id: 'camera' | 'location' | 'contacts' | 'sms';
  /** The access that is asked for, e.g. « prendre des photos ». */
  readonly asks: string;
  /** The publisher's reason, in the publisher's words. */
  readonly reason: string;
  /** Data and functions that the access really opens. */
  readonly opens: string;
}

export type PermissionsReveal = {
  /** One day of the application with every access: how often it used each, in which of the 24 hours, and for what. */
  readonly day: readonly {
    readonly id: PermissionRequest['id'];
    readonly used: string;
    readonly hours: readonly number[];
    readonly became: string;
  }[];
  /** The same day with other choices. */
  readonly others: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
  readonly afterwards: string;
};

export type PermissionsArtifacts = {
  readonly requests: readonly PermissionRequest[];
};
