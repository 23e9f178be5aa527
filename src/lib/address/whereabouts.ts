/** The setting of where the book is to stand, `SITE` and `BASE` in the environment. */

export interface Whereabouts {
  /** The address of the host, without a path; undefined where the build does not know it. */
  readonly site: string | undefined;
  /** The path of the book; `/` at the root. */
  readonly base: string;
}

/**
 * Reads the setting. `BASE` may be given with or without its outer slashes, and either may be empty.
 *
 * @throws Error that says what is wrong with it, and how to write it.
 */
export function readWhereabouts(
  environment: Readonly<Record<string, string | undefined>>,
): Whereabouts {
  return {
    site: readSite(environment['SITE']?.trim() ?? ''),
    base: readBase(environment['BASE']?.trim() ?? ''),
  };
}

function readSite(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `SITE must be the address of the host, such as https://example.org, not “${text}”.`,
    );
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE must be the host alone, ${url.origin}, not “${text}”: the path under which the book stands is BASE.`,
    );
  }
  return url.origin;
}

function readBase(text: string): string {
  const parts = text.replace(/^\/|\/$/g, '').split('/');
  if (parts.length === 1 && parts[0] === '') return '/';
  if (!parts.every((part) => /^(?!\.{1,2}$)[\w.~-]+$/.test(part))) {
    throw new Error(
      `BASE must be a path of plain letters, digits and - . _ ~, such as /vorhand/, not “${text}”.`,
    );
  }
  return `/${parts.join('/')}/`;
}
