/** YAML files are read when the pages are built. */
declare module '*.yaml' {
  const data: readonly import('@longtwilight/scenarios/record').Data[];
  export default data;
}
