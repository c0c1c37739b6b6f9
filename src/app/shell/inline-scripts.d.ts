declare module "*?inline-script" {
  const text: string;
  export default text;
}

declare module "*?inline-script&formless" {
  const text: string;
  export default text;
}
