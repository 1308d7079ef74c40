import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const photos = [
  { hue: 15, height: 260, alt: 'A canyon' },
  { hue: 75, height: 160, alt: 'A pasture' },
  { hue: 135, height: 210, alt: 'Ferns' },
  { hue: 195, height: 320, alt: 'A waterfall' },
  { hue: 255, height: 180, alt: 'Lavender' },
  { hue: 315, height: 240, alt: 'The first frost' },
];

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {photos.map(({ hue, height, alt }) => (
        <ImageListItem key={alt}>
          <img src={picture(hue, 240, height)} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
