/** One packet of the capture, shown as a line of the list. */
export interface Packet {
  readonly id: number;
  /** Source address. */
  readonly ip: string;
  readonly destination: string;
  /** Time of day, to the millisecond. */
  readonly timestamp: string;
  readonly protocol: 'HTTP' | 'TLS' | 'DNS' | 'ESP';
  /** The HTTP method; '' for packets without one. */
  readonly method: string;
  /** The path, or the analyser's summary of a packet that has none. */
  readonly path: string;
  readonly status: number | null;
  /** Content of the packet as text. */
  readonly raw: string;
}

export type MitmArtifacts = {
  readonly packets: readonly Packet[];
};

export type MitmReveal = {
  /** The fields of the login form, and the cookie in the reply. */
  readonly fields: readonly {
    readonly name: string;
    /** The field's value as sent, percent-encoded. */
    readonly sent: string;
    readonly value: string;
    readonly note: string;
    readonly secret?: boolean;
  }[];
  /** Bytes that stand for the login request if it were encrypted, in hexadecimal. */
  readonly noise: string;
};
