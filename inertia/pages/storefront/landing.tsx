export default function Landing() {
  return <h1>Gigstall</h1>
}
