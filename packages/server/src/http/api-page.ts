/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}
interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter]!);
/** What a reference leads to stands on the same page. */
const linked = (text: string): string =>
  text.replace(/#\/components\/schemas\/(\w+)/g, (_, name: string) => `<a href="#${name}">${name}</a>`);
const json = (data: object): string => `<pre>${linked(safe(JSON.stringify(data, null, 2)))}</pre>`;
const folded = (title: string, body: string): string => `<details><summary>${title}</summary>${body}</details>`;

function operationText(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return [
    `<h3><code>${method.toUpperCase()} ${safe(path)}</code></h3>`,
    `<p>${safe(operation.summary ?? '')}</p>`,
    operation.description === undefined ? '' : `<p>${safe(operation.description)}</p>`,
    parameters.length === 0 ? '' : folded('Parameters', json(parameters)),
    body === undefined ? '' : folded('Body', json(body)),
  ].join('\n');
}

/** The API for people to read: plain HTML without scripts, which the content policy would not run. */
export function apiPage({ info, paths = {}, components: { schemas = {} } = {} }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    const texts = own.map(({ path, method, operation }) => operationText(path, method, operation));
    return `<section><h2>${safe(tag)}</h2>\n${texts.join('\n')}</section>`;
  });
  const shapes = Object.entries(schemas).map(([name, schema]) => `<h3 id="${name}">${name}</h3>${json(schema)}`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${safe(info.title)} ${safe(info.version)}</title></head><body><main>`,
    `<h1>${safe(info.title)} ${safe(info.version)}</h1><p>${safe(info.description ?? '')}</p>`,
    '<p>For programs: <a href="openapi.json">openapi.json</a></p>',
    ...sections,
    `<section><h2>Data types</h2>${shapes.join('\n')}</section>`,
    '</main></body></html>',
  ].join('\n');
}
