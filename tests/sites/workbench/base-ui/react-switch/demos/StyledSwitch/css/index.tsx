import './styles.css';

export default function StyledSwitch() {
  return <span className="notify-me">Notify me</span>;
}
