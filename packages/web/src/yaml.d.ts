/** YAML files are read when the pages are built. */
declare module '*.yaml' {
  const data: readonly import('@longtwilight/scenarios/record').Data[];
  // biome-ignore lint/style/noDefaultExport: a file of data has nothing else
  export default data;
}
