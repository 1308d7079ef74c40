export default function LocalTime() {
  return <time>{window.navigator.language}</time>;
}
