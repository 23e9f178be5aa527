/** What has changed for readers, version by version: content/changes.json, the newest first. */
import list from '../../content/changes.json' with { type: 'json' };

export interface Version {
  readonly version: string;
  /** When it was published, as RFC 3339 writes it. */
  readonly at: string;
  readonly title: string;
  readonly changes: readonly {
    readonly text: string;
    /** Where in the book one sees it. */
    readonly address?: string;
  }[];
}

export const VERSIONS: readonly Version[] = list;

/** The version that this is. */
export const VERSION = list[0]!.version;

/** What a version is called on the page of changes. */
export function versionAnchor({ version }: Version): string {
  return `v${version}`;
}
