/** Lets the browser keep a text or a picture as a file. */
export function saveAs(name: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], typeof content === 'string' ? { type: 'text/plain' } : {}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
