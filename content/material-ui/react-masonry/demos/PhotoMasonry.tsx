import Masonry from '@mui/lab/Masonry';

const photos = [
  { hue: 30, height: 220, alt: 'A stack of bricks' },
  { hue: 100, height: 140, alt: 'Ivy on a wall' },
  { hue: 170, height: 180, alt: 'A copper roof' },
  { hue: 220, height: 120, alt: 'Slate' },
  { hue: 280, height: 200, alt: 'Clematis' },
  { hue: 350, height: 160, alt: 'A red door' },
];

export default function PhotoMasonry() {
  return (
    <Masonry columns={3} spacing={1}>
      {photos.map(({ hue, height, alt }) => (
        <div key={alt}>
          <img
            src={picture(hue, height)}
            width={200}
            height={height}
            alt={alt}
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
        </div>
      ))}
    </Masonry>
  );
}

function picture(hue: number, height: number) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 40% 60%)"/>
      <rect y="60%" width="100%" height="40%" fill="hsl(${hue} 40% 40%)"/>
    </svg>`)}`;
}
