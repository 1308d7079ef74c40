declare global {
  interface Navigator {
    /** Not every browser asks. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser asks not to be measured: Do Not Track, or Global Privacy Control. */
export function isRefused({ doNotTrack, globalPrivacyControl }: Partial<Navigator>): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
