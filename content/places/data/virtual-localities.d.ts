declare module "virtual:localities" {
  const text: string;
  export default text;
}
