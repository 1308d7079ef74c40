const zone: string = 'UTC';

export default function LocalTime() {
  return <time title={zone}>{window.navigator.language}</time>;
}
