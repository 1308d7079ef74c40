import './styles.css';

export default function Boxes() {
  return <div className="box">A box</div>;
}
