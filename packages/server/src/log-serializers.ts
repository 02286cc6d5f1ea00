/** What of a request or an error may stand in a log. */
export const logSerializers = {
  // No query strings, headers or bodies: they hold keys and invitations
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
  // Nothing else of an error: a database puts rows and its own keys there
  err: (error: Error & { code?: unknown }) => ({
    type: error.constructor.name,
    message: error.message,
    code: error.code,
    stack: error.stack,
  }),
};
